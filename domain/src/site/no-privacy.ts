/** The owner has said nothing yet of who answers for personal data. Every page has this, and no page needs the schemas. */
export const NO_PRIVACY = {
  responsible: '',
  city: '',
  country: '',
  email: '',
  mailProvider: '',
  serversIn: '',
} as const;
