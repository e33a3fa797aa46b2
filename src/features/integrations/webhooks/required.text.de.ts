export const ADDRESS_PLEASE = 'Geben Sie die Adresse ein'
export const EVENT_PLEASE = 'Wählen Sie mindestens ein Ereignis'
