export const seriesName = (name: string) => name.replace(/\s*#\d{1,6}$/, '');
