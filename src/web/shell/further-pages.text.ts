/** Pages that only the palette lists, with what stands beside their names. */
export const FURTHER_PAGES = {
  notifications: { title: 'Notifications', description: 'What you were told' },
  whatsNew: { title: 'What’s New', description: 'What the product has learned lately' },
  companyManagement: { title: 'Company management', description: 'Seats, people and plan of the company' },
  superAdmin: { description: 'Announcements, features and roles of the installation' },
}
