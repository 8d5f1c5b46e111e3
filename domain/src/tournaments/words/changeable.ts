export const withProtest = 'Hay protestas sin resolver.';
export const stillProvisional = 'Todavía es provisional.';
