import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-hint.ts';

/** Shown when the ID already holds a place: most often by the visitor's own registration. */
export function OwnRegistrationsLink() {
  return (
    <Link to={paths.mine.to()} className="text-gold underline underline-offset-4">
      {words.lookInOwn}
    </Link>
  );
}
