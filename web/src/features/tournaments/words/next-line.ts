export const soonest = (when: string) => `Próximo: ${when}`;
export const withPlaces = (when: string) => `Con cupo: ${when}`;
