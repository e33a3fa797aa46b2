// The description that programs read is in the first language.
export {
  API_ABOUT,
  API_TITLE,
  callSummary,
  CODE_ABOUT,
  DELIVERY_ABOUT,
  EVENT_ABOUT,
  FINISHED_ABOUT,
  inputMissing,
  inputWrong,
  KEY_ABOUT,
  noSuchInput,
  SIGNATURE_ABOUT,
  TAKEN_ABOUT,
  TOKEN_ABOUT,
  TOKEN_ANSWERED,
  TOKEN_SUMMARY,
} from './api.text.ts'
