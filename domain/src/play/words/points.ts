export const classicPoints = 'Clásica';
export const killPoints = 'Por bajas';
