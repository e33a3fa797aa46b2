/**
 * The last migrations of the schemas that installations are upgraded from, the oldest first. Before the first release they stand for
 * steps in the life of the project: tables without kinds of sections, meetings with all their parts, accounts and integrations,
 * languages and notifications, and the tools. Each release adds its own last migration here.
 */
export const EARLIER_SCHEMAS = [7, 33, 63, 99, 148]
