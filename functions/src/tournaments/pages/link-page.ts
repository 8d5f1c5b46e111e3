import { filled, splitPart, withParts } from '@copa/domain/page-template';
import { type TournamentFacts, tournamentFacts } from '@copa/domain/tournaments/facts';
import { LINK_PAGE_DATA_ID, type LinkPagePart } from '@copa/domain/tournaments/pages/link-page';
import { planFacts } from '@copa/domain/tournaments/plan-facts';
import { type PodiumLine, podiumFacts } from '@copa/domain/tournaments/podium/podium-facts';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { UNSEEN, withData } from './page-filling.ts';
import { filledWithPlan } from './plan-filling.ts';

export function withTournament(template: string, tournament: Tournament, asOf: Date): string {
  const facts = tournamentFacts(tournament, asOf, null);
  const podium = podiumFacts(tournament, asOf, null);
  const hasBoard = facts.board !== '';
  const hasRules = rulesLines(tournament.rules).length > 0;
  const page = withParts<LinkPagePart>(template, {
    waiting: false,
    tournament: true,
    podium: podium.length > 0,
    cancelled: facts.cancelled !== '',
    moved: facts.moved !== '',
    board: hasBoard && podium.length === 0,
    podiumBoard: hasBoard,
    register: facts.register !== '',
    reserved: facts.reserved !== '',
    figures: facts.cancelled === '',
    times: facts.cancelled === '',
    deadline: facts.deadline !== '',
    places: facts.players !== '',
    noRules: !hasRules,
    rules: hasRules,
  });
  const plan = tournament.plan && planFacts(tournament.plan, tournament.timeZone, asOf, null);
  const written = filledWithPlan(page, plan, (text) =>
    filledWithPodium(text, podium, (rest) => filledParts(rest, tournament, facts)),
  );
  const shown = { ...tournament, ...UNSEEN };
  return withData(written, LINK_PAGE_DATA_ID, { asOf, facts, plan, podium, tournament: shown });
}

function filledWithPodium(
  page: string,
  podium: readonly PodiumLine[],
  fill: (text: string) => string,
): string {
  const { before, inside, after } = splitPart(page, 'winner');
  return [fill(before), ...podium.map((line) => filled(inside, line)), fill(after)].join('');
}

function filledParts(page: string, { id, rules }: Tournament, facts: TournamentFacts): string {
  const values = { ...facts, id: encodeURIComponent(id) };
  const first = splitPart(page, 'firstRule');
  const others = splitPart(first.after, 'rule');
  const lines = rulesLines(rules).map((rule, index) =>
    filled(index === 0 ? first.inside : others.inside, { rule, number: String(index + 1) }),
  );
  return [filled(first.before, values), ...lines, filled(others.before + others.after, values)].join('');
}

export function withoutTournament(template: string): string {
  return withParts<LinkPagePart>(template, { waiting: true, tournament: false });
}
