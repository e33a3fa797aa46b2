export const FURTHER_PAGES = {
  notifications: { title: 'Benachrichtigungen', description: 'Was Ihnen mitgeteilt wurde' },
  whatsNew: { title: 'Neuigkeiten', description: 'Was das Produkt dazugelernt hat' },
  companyManagement: {
    title: 'Unternehmensverwaltung',
    description: 'Plätze, Personen und Tarif des Unternehmens',
  },
  superAdmin: { description: 'Ankündigungen, Neuerungen und Rollen der Installation' },
}
