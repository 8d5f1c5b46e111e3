/** `Copa #9` and `Copa #10` are of one series. */
export const seriesName = (name: string) => name.replace(/\s*#\d{1,6}$/, '');
