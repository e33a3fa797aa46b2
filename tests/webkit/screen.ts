import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Far more than a machine at rest takes for anything. */
const WAIT_MS = 20_000

/** Is called this for those who hear it, or says it; a key that it names is no part of that. */
const named = (name: string): string => `[@aria-label="${name}" or .//text()[normalize-space()="${name}"]]`

/** What somebody sees and does in their browser. Each act waits until it is possible. */
export class Screen {
  readonly driver: WebDriver
  readonly #home: string

  constructor(driver: WebDriver, home: string) {
    this.driver = driver
    this.#home = home
  }

  open(path: string): Promise<void> {
    return this.driver.get(this.#home + path)
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh()
  }

  back(): Promise<void> {
    return this.driver.navigate().back()
  }

  press(name: string): Promise<void> {
    return this.click(`//button${named(name)}`)
  }

  follow(name: string): Promise<void> {
    return this.click(`//a${named(name)}`)
  }

  /** Presses a button, and an entry of the menu that it opens. */
  async choose(menu: string, entry: string): Promise<void> {
    await this.press(menu)
    await this.click(`//*[starts-with(@role, "menuitem")][contains(normalize-space(), "${entry}")]`)
  }

  /** Fills the fields of the open dialog by their labels, and presses its button; the dialog then closes. */
  async fill(dialog: string, fields: Readonly<Record<string, string>>, button: string): Promise<void> {
    const within = `//*[@role="dialog"][.//*${named(dialog)}]`
    for (const [label, value] of Object.entries(fields)) {
      const field = `${within}//*[self::input or self::textarea][@id=//label[normalize-space()="${label}"]/@for]`
      await (await this.#find(field)).sendKeys(value)
    }
    await this.click(`${within}//button${named(button)}`)
    await this.hides(within)
  }

  /** Until a part of the page that is shown says this. */
  async sees(text: string): Promise<void> {
    await this.#find(saying(text))
  }

  /** Until no part of the page that is shown says this. */
  misses(text: string): Promise<void> {
    return this.hides(saying(text))
  }

  /** Until it is shown. */
  async shows(xpath: string): Promise<void> {
    await this.#find(xpath)
  }

  async hides(xpath: string): Promise<void> {
    await this.driver.wait(
      async () => (await this.#shown(xpath)) === undefined,
      WAIT_MS,
      `still there: ${xpath}`,
    )
  }

  async click(xpath: string): Promise<void> {
    await this.driver.wait(() => this.#clicked(xpath), WAIT_MS, `cannot be clicked: ${xpath}`)
  }

  /** To whatever has the focus. */
  type(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }

  /** Resolves to what this script returns in the page, once it is true of something. */
  async until(script: string): Promise<void> {
    await this.driver.wait(() => this.driver.executeScript<unknown>(`return ${script}`), WAIT_MS, script)
  }

  async #find(xpath: string): Promise<WebElement> {
    return (await this.driver.wait(() => this.#shown(xpath), WAIT_MS, `not there: ${xpath}`))!
  }

  /** What is drawn anew in the very moment is looked for again. */
  async #shown(xpath: string): Promise<WebElement | undefined> {
    const elements = await this.driver.findElements(By.xpath(xpath)).catch(isGone)
    for (const element of elements || []) if (await element.isDisplayed().catch(isGone)) return element
    return undefined
  }

  async #clicked(xpath: string): Promise<boolean> {
    const element = await this.#shown(xpath)
    if (!element) return false
    return element.click().then(() => true, isGone)
  }
}

const saying = (text: string): string => `//body//*[text()[contains(normalize-space(), "${text}")]]`

const PASSING = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  // The page is on its way to another.
  error.NoSuchFrameError,
]

/** @returns false, for what has gone or moved while it was looked at */
function isGone(reason: unknown): false {
  if (PASSING.some((kind) => reason instanceof kind)) return false
  throw reason
}
