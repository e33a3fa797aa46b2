export const FILL_IN = 'Choose one.'
export const NO_ADDRESS = 'Enter the address to ask.'
export const NO_PATH = 'Enter where the number is, such as $.total.'
export const NO_QUERY = 'Enter a query that selects one number.'
export const NO_TIME = 'Enter a time such as 09:00.'
export const NO_SUCH_ZONE = 'Choose a time zone.'
export const HEADER_LINES =
  'Write one header a line, such as Authorization: Bearer abc. Some, such as Host, are not yours to set.'
