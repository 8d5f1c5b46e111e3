import type { BoardFacts } from '@copa/domain/play/board/page';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/page/page-header.tsx';
import * as words from '../words/board.ts';

export function BoardHead({ facts, tournamentPath }: { facts: BoardFacts; tournamentPath: string }) {
  return (
    <PageHeader
      className="pt-6! pb-0! sm:pt-10!"
      eyebrow={
        <Link to={tournamentPath} className="inline-block py-2 text-base underline underline-offset-4">
          <span aria-hidden="true">← </span>
          {words.seeTournament}
        </Link>
      }
      title={
        <>
          {facts.tournament} <span className="block text-xl text-gold">{facts.stage}</span>
        </>
      }
      intro={
        <>
          <p>{facts.status}</p>
          <p className="text-bone empty:hidden">{facts.next}</p>
          <p className="text-sm text-warning empty:hidden">{facts.provisional}</p>
        </>
      }
    />
  );
}

export function BoardRules({ facts }: { facts: BoardFacts }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl uppercase">{words.howToWin}</h2>
      <p className="text-mist">{facts.finish}</p>
      <p className="text-sm text-dim">{facts.tieBreak}</p>
    </section>
  );
}
