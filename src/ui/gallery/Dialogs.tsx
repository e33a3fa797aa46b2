import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog, type DialogSize } from '../Dialog.tsx'
import { DialogActions } from '../DialogActions.tsx'
import { Drawer } from '../Drawer.tsx'
import { TextField } from '../TextField.tsx'
import { Opener } from './Opener.tsx'
import { Part } from './Part.tsx'

const sizes: Record<DialogSize, string> = { sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large' }
const paragraphs = Array.from(
  { length: 20 },
  (_, index) => `Paragraph ${index + 1}. ${'It goes on. '.repeat(8)}`,
)
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))

export function Dialogs() {
  return (
    <>
      <Part name="Dialog" about="Asks before closing once something was typed.">
        {Object.entries(sizes).map(([size, label]) => (
          <Opener key={size} label={label}>
            {(layer) => (
              <Dialog
                {...layer}
                size={size as DialogSize}
                title={`${label} dialog`}
                description="A description."
              >
                <TextField name="name" label="Name" />
              </Dialog>
            )}
          </Opener>
        ))}
      </Part>
      <Part name="DialogActions" about="They stay in sight while the rest of the dialog scrolls.">
        <Opener label="Long dialog">
          {(layer) => (
            <Dialog {...layer} title="A dialog longer than the window">
              <div className="grid gap-3">
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                <DialogActions start={<Button variant="ghost">Start</Button>}>
                  <Button variant="primary">Done</Button>
                </DialogActions>
              </div>
            </Dialog>
          )}
        </Opener>
      </Part>
      <Part name="ConfirmDialog" about="Takes a second to answer.">
        <Opener label="Question">
          {(layer) => (
            <ConfirmDialog
              {...layer}
              title="End the meeting?"
              detail="Everybody is taken to the results."
              confirmLabel="End meeting"
              onConfirm={aSecond}
            />
          )}
        </Opener>
        <Opener label="Dangerous question">
          {(layer) => (
            <ConfirmDialog
              {...layer}
              danger
              title="Delete this goal?"
              detail="Its milestones and comments are deleted too. This can’t be undone."
              confirmLabel="Delete"
              cancelLabel="Keep it"
              onConfirm={aSecond}
            />
          )}
        </Opener>
      </Part>
      <Part name="Drawer">
        <Opener label="Drawer">
          {(layer) => (
            <Drawer {...layer} label="Sample drawer">
              <p className="p-4">A panel on the left edge of small screens.</p>
            </Drawer>
          )}
        </Opener>
      </Part>
    </>
  )
}
