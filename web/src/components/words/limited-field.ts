export const textFull = (most: number) => `Caben ${most} caracteres. Si pegaste más, se cortó.`;
