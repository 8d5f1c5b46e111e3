import { takesLong, tryAgain } from '../words/takes-long.ts';

const THIS_PAGE = '';

/** The style shows this after 15 seconds, because the first script may be lost. */
export function TakesLong() {
  return (
    <p className="late wrap-narrow pb-10 text-center text-mist">
      {takesLong}{' '}
      <a className="inline-flex min-h-11 items-center font-semibold text-gold underline" href={THIS_PAGE}>
        {tryAgain}
      </a>
    </p>
  );
}
