/** These values have a file of their own, because some pages need them without the schemas. */
export const NO_PRIVACY = {
  responsible: '',
  city: '',
  country: '',
  email: '',
  mailProvider: '',
  serversIn: '',
} as const;
