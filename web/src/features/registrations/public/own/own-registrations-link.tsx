import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';

/** For somebody whose id already holds a place: most often it is their own registration. */
export function OwnRegistrationsLink() {
  return (
    <Link to={paths.myRegistrations.to()} className="text-gold underline underline-offset-4">
      ¿Eres tú? Mira «Mis inscripciones».
    </Link>
  );
}
