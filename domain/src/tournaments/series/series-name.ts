/** `Copa #9` and `Copa #10` are of one series, and so are two tournaments of the same name. */
export const seriesName = (name: string) => name.replace(/\s*#\d{1,6}$/, '');
