export const NOT_NOTED = 'Link to the conversation not kept'
