/** The page itself, for search engines and link previews. */
export const PAGE_TITLE = 'Quarterdeck: stop chasing your own company'
export const PAGE_DESCRIPTION =
  'Metrics, goals, meetings, issues and tasks of a company in one place, for founders and leadership teams. Free trial, no credit card.'

export const SKIP = 'Skip to content'
/** The navigation's name, read aloud. */
export const ACCOUNT = 'Account'
export const LOGIN = 'Login'
export const GET_STARTED_FREE_LINK = 'Get started free'
/** While the server is asked who is here, read aloud. */
export const LOADING = 'Loading'

export const HEADLINE = 'Founders, stop chasing your own company'
export const SUMMARY =
  'Quarterdeck keeps metrics, goals, meetings, issues and tasks in one place. Your leadership team sees the same numbers at the same moment, and leaves every meeting knowing who does what by when.'
export const GET_STARTED_FREE = 'Get Started Free'
export const TRY_THE_DEMO = 'Try the demo company'
export const FREE_TRIAL = 'Free trial, no credit card.'

export const FIGURES_TITLE = 'What changes when a company keeps its rhythm'
export const FIGURES = [
  ['2.3x', 'revenue growth'],
  ['67%', 'team efficiency'],
  ['$3,200', 'monthly tool savings'],
  ['89%', 'satisfaction'],
] as const

export const TOOLS_TITLE = 'Eight tools for the work behind the work'
export const TOOLS_SUMMARY = 'Short exercises that leaders come back to each quarter.'
export const TOOLS = [
  ['Delegate & Elevate', 'Sort what you do by what only you can do well, and hand on the rest.'],
  ['Clarity Break', 'An hour away from the day to day, with questions that deserve one.'],
  ['Deep Strategy', 'Decide where you compete, and what you leave to others.'],
  ['Marketing Strategy', 'Whom you sell to, what sets you apart, and how you prove it.'],
  ['The Offer', 'One promise that no customer can misread.'],
  ['EOS Life', 'Work you love, with people you like, and time for what else matters.'],
  ['Replacement Ladder', 'Which of your jobs to hand over first, and which comes after it.'],
  ['Health Tracking', 'See how the company is doing before it tells you the hard way.'],
] as const

export const ABOARD_TITLE = 'Made for companies that grow'
export const ABOARD = [
  [
    'Several companies, one sign-in',
    'Run a group, or advise five clients. Switch in a second; nothing of one ever shows in another.',
  ],
  [
    'Permissions without a manual',
    'Five levels from viewer to director. People see what their teams see, and guests only the meeting they joined.',
  ],
  [
    'AI Thought Partner',
    'Somebody to think aloud with before the meeting, who never votes and never decides.',
  ],
] as const

export const WORDS_TITLE = 'From the people who run on it'
/** By role and industry; without names. */
export const WORDS = [
  [
    'Our Monday meeting took two hours and decided nothing. Now it takes ninety minutes, and by Tuesday half of the list is done.',
    'Chief operating officer',
    'Logistics',
  ],
  [
    'I used to ask for numbers. Now they’re just there, red or green, before I have finished my coffee.',
    'Founder',
    'Software',
  ],
  [
    'For the first time my team leads argue about causes, because nobody argues about the figures any more.',
    'Managing director',
    'Manufacturing',
  ],
] as const

export const CLAIMS_TITLE = 'Nothing to lose by trying'
export const CLAIMS = [
  ['Free trial with no credit card', 'Everything for 30 days. We don’t ask how you would pay.'],
  ['30-day money-back guarantee', 'If it isn’t for you, your first month is on us.'],
  ['White-glove onboarding', 'A person helps to bring your goals, metrics and teams aboard.'],
  ['Cancel anytime', 'With two clicks. Your data leaves with you, as a file.'],
] as const

export const FINAL_TITLE = 'Monday’s meeting could be the first good one'
export const FINAL_SUMMARY = 'Set up a team, one goal and one metric. It takes about ten minutes.'
export const START_TRIAL = 'Start Your Free Trial Now'
export const SCHEDULE_DEMO = 'Schedule a Personal Demo'

export const LAUNCH = 'Launch Your Quarterdeck Today'

/** The footer's links. */
export const FOOTER = 'More'
export const TOUR = 'See the first seven steps'
export const DEVELOPER_MAILBOX = 'Developer mailbox'
export const FOOTER_LINE = 'The place from which a ship is run.'

export const DEMO_FAILED = 'An unexpected error occurred during sign in'
export const CHECK_CONNECTION = 'Check your connection and try again.'
