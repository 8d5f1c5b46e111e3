const TEAMS: readonly (readonly [name: string, tag: string])[] = [
  ['Alas de Fuego', 'ALAS'],
  ['Los Andes', 'AND'],
  ['Doble Filo', 'DF'],
  ['Furia Maya', 'MAYA'],
  ['Sombra y Luz', ''],
  ['Rayos del Sur', 'RDS'],
  ['Guardianes del Fénix', 'GDF'],
  ['Tinta Roja', 'TR'],
  ['Noche Larga', ''],
  ['Los de Siempre', 'LDS'],
  ['Ceniza Viva', 'CNZ'],
  ['Puma y Cóndor', 'PYC'],
  ['Código Nahual', 'NHL'],
  ['La Última Zona', 'ZONA'],
  ['Viento Pampero', 'VP'],
  ['Doña Bala y Compañía', ''],
  ['Relámpago 99', 'R99'],
  ['Barrio Unido', 'BU'],
  ['Quetzal Dorado', 'QTZ'],
  ['Los Sin Miedo', 'LSM'],
  ['Caída Libre', 'CL'],
  ['Trueno Andino', 'TA'],
  ['Marea Alta', ''],
  ['Jaguares de Tepito', 'JDT'],
  ['Camino al Booyah', 'CAB'],
];

export function teamOf(index: number): { readonly name: string; readonly tag: string } {
  const [name, tag] = TEAMS[index % TEAMS.length] ?? ['', ''];
  return { name, tag };
}
