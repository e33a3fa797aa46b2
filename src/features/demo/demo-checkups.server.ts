/** A check-up of the demo company: twenty digits from 1 to 5 for each person who answered. */
export interface DemoCheckup {
  /** How many quarters ago it was opened; 0 for the one that is open. */
  ago: number
  sheets: readonly string[]
  notes: readonly string[]
}

export const DEMO_CHECKUPS: readonly DemoCheckup[] = [
  {
    ago: 2,
    sheets: [
      '34234343333323222333',
      '43344433432232313344',
      '24233334323323221332',
      '35345343443333332443',
      '33232433332222212323',
      '44343443433333322434',
      '23334332323122211232',
    ],
    notes: ['We start well and then forget to follow up.'],
  },
  {
    ago: 1,
    sheets: [
      '44344444433333433444',
      '53455534543343424455',
      '34343444434333322443',
      '45445454544443443554',
      '33333433433322213334',
      '54454544534344433545',
      '43345443434233322443',
      '44344354443334333444',
      '25343444333323222353',
    ],
    notes: [
      'The plan on the wall helps. More of that.',
      'We keep solving the same delivery problem every month.',
      'I know what is expected of me, but not what the lab works on.',
    ],
  },
  {
    ago: 0,
    sheets: ['44455443444343433455', '54354544444344424454', '35444444533334333444'],
    notes: ['The weekly numbers are worth it.'],
  },
]
