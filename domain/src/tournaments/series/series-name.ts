/** The name without its number: `Copa #9` and `Copa #10` share the name `Copa`. */
export const seriesName = (name: string) => name.replace(/\s*#\d{1,6}$/, '');
