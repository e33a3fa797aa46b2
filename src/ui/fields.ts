/** What one writes in or chooses from by letters. A checkbox or radio button knows none of them. */
export const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
