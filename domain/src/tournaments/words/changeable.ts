export const withProtests = 'Hay protestas sin resolver.';
export const stillProvisional = 'Todavía es provisional.';
