import { Checkbox, Switch } from '../Checkbox.tsx'
import { Chips } from '../Chips.tsx'
import { MultiPicker } from '../MultiPicker.tsx'
import { Select } from '../Select.tsx'
import { fieldStates } from './field-states.ts'
import { Part } from './Part.tsx'

const teams = [
  { value: 'leadership', label: 'Leadership' },
  { value: 'operations', label: 'Operations' },
  { value: 'service', label: 'Field service (archived)', disabled: true },
]

const people = [
  { value: 'maya', label: 'Maya Lindqvist', detail: 'Managing director' },
  { value: 'omar', label: 'Omar Haddad', detail: 'Operations' },
  { value: 'lena', label: 'Lena Brandt', detail: 'Laboratory' },
  { value: 'theo', label: 'Theodora Papadimitriou-Featherstonehaugh', detail: 'Customer service' },
]
const texts = { loading: 'Loading people …', none: 'There is nobody to choose.', noMatch: 'Nobody matches.' }
const picker = { choices: people, texts, placeholder: 'Search people' }

const toggles = [
  { name: 'off', label: 'Off' },
  { name: 'on', label: 'On', defaultChecked: true },
  { name: 'described', label: 'With a description', description: 'Everybody in the team sees this.' },
  { name: 'disabled-off', label: 'Disabled, off', disabled: true },
  { name: 'disabled-on', label: 'Disabled, on', disabled: true, defaultChecked: true },
]

export function Choices() {
  return (
    <>
      <Part name="Select" layout="columns">
        {fieldStates('select', 'operations').map((state) => (
          <Select key={state.name} {...state} options={teams} placeholder="Choose a team" />
        ))}
      </Part>
      <Part name="MultiPicker" layout="columns">
        {fieldStates('picker', ['maya', 'omar'])
          .filter(({ disabled }) => !disabled)
          .map((state) => (
            <MultiPicker key={state.name} {...state} {...picker} />
          ))}
        <MultiPicker
          {...picker}
          name="picker-many"
          label="Many"
          defaultValue={people.map(({ value }) => value)}
        />
        <MultiPicker {...picker} name="picker-loading" label="Loading" choices={undefined} />
        <MultiPicker {...picker} name="picker-none" label="Nothing to choose" choices={[]} />
      </Part>
      <Part name="Chips" about="Selects and pickers in one row that wraps.">
        <Chips>
          {fieldStates('chip', 'operations').map((state) => (
            <Select key={state.name} {...state} options={teams} placeholder="Choose a team" />
          ))}
          <MultiPicker {...picker} name="chip-picker" label="Assignees" defaultValue={['maya', 'omar']} />
          <MultiPicker {...picker} name="chip-nobody" label="Assignees" placeholder="nobody" />
        </Chips>
      </Part>
      <Part name="Checkbox" layout="columns">
        {toggles.map((toggle) => (
          <Checkbox key={toggle.name} {...toggle} />
        ))}
      </Part>
      <Part name="Switch" about="For settings that take effect immediately." layout="columns">
        {toggles.map((toggle) => (
          <Switch key={toggle.name} {...toggle} />
        ))}
      </Part>
    </>
  )
}
