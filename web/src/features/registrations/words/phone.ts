export const mexican = '+52 55 1234 5678';
export const colombian = '+57 300 123 4567';
export const withCode = `Con código de país, por ejemplo ${mexican}.`;
export const codeAdded = (code: string, example: string) =>
  `Ponemos +${code} por ti. ¿Es de otro país? Empieza con su código: ${example}.`;
export const codeMissing = `Empieza con el código de su país, por ejemplo ${mexican}.`;
export const notOfCountry = (country: string, example: string) =>
  `No parece un celular de ${country}. Si es de otro país, empieza con su código, por ejemplo ${example}.`;
