// The description that programs read is in the first language.
export {
  API_ABOUT,
  API_TITLE,
  callSummary,
  CODE_ABOUT,
  DELIVERY_ABOUT,
  EVENT_ABOUT,
  KEY_ABOUT,
  SIGNATURE_ABOUT,
  TAKEN_ABOUT,
  TOKEN_ABOUT,
} from './api.text.ts'
