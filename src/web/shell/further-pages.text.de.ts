export const FURTHER_PAGES = {
  notifications: { title: 'Benachrichtigungen', description: 'Was Ihnen mitgeteilt wurde' },
  companyManagement: {
    title: 'Unternehmensverwaltung',
    description: 'Plätze, Personen und Tarif des Unternehmens',
  },
  superAdmin: { description: 'Ankündigungen, Neuerungen und Rollen der Installation' },
}
