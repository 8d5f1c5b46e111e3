export const outOf = (count: number | string, all: number | string) => `${count} de ${all}`;
