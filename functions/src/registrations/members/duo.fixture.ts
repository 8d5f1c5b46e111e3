import type { Tournament } from '@copa/domain/tournaments/tournament';
import { sampleAcceptance, sampleInput } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { MAIL, TOURNAMENTS } from '../../store/collections.ts';

export const LOS_FENIX = { name: 'Los Fénix', tag: 'FNX' };
export const team = (number: number) => sampleInput(number, { unit: LOS_FENIX, nick: `Nick${number}` });

export const openDuos = (overrides: Parameters<typeof openTournament>[0] = {}) =>
  openTournament({ modality: 'duo', ...overrides });

export const rolesOf = ({ members }: StoredUnit) => members.map(({ role, state }) => `${role} ${state}`);

export async function openDuo(overrides: Parameters<typeof openTournament>[0] = {}) {
  const site = await openDuos(overrides);
  const unit = await site.accept(await site.register(team(1)), sampleAcceptance(2));
  const mailIds = async () => (await site.stored(MAIL)).map(({ id }) => id);
  const gapMails = async () => (await site.stored(MAIL)).filter(({ id }) => id.includes('-left'));
  const change = async (fields: Partial<Tournament>) => {
    const [tournament] = await site.stored(TOURNAMENTS);
    if (tournament !== undefined) await site.store(TOURNAMENTS, { ...tournament, ...fields });
  };
  return { site: { ...site, gapMails, change }, unit, partner: site.memberId(unit, 2), mailIds };
}
