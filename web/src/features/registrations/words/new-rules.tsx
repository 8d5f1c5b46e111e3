import { Link } from 'react-router-dom';

export const title = 'Cambiaron las reglas';

export const text = (about: 'own' | 'team', tournamentPath: string) => (
  <>
    Las reglas cambiaron después de que{' '}
    {about === 'own' ? 'las aceptaste' : 'alguien de tu equipo las aceptó'}.{' '}
    <Link to={tournamentPath} className="underline underline-offset-4">
      Lee las reglas de ahora
    </Link>
    .{' '}
    {about === 'own'
      ? 'Si no estás de acuerdo, puedes retirar tu inscripción.'
      : 'Quien no esté de acuerdo puede salir del equipo.'}
  </>
);
