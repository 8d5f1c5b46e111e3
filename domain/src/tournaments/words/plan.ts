export const title = 'Cómo se juega';
export const afterTheOneBefore = 'Al terminar la anterior';
export const changed = (at: string, text: string) => `Cambió ${at}: ${text}`;
