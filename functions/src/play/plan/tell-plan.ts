import { isDeepStrictEqual } from 'node:util';
import { STAGES_MAX } from '@copa/domain/limits';
import { planOf, withPlanChange } from '@copa/domain/play/plan/told';
import type { Stage } from '@copa/domain/play/stage';
import type { Plan } from '@copa/domain/tournaments/plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { stagesOf } from '../../store/collections.ts';
import type { Database, Reader, Writer } from '../../store/database.ts';
import { changeTournament } from '../../store/tournament-writes.ts';

export async function allStages(reader: Pick<Reader | Database, 'find'>, tournamentId: string) {
  return inOrder(await reader.find(stagesOf(tournamentId), {}, STAGES_MAX));
}

function inOrder(stages: readonly Stage[]): readonly Stage[] {
  return stages.toSorted((a, b) => a.number - b.number);
}

export function withStage(stages: readonly Stage[], changed: Stage): readonly Stage[] {
  return stages.map((stage) => (stage.number === changed.number ? changed : stage));
}

export async function toldPlan(reader: Pick<Reader, 'find'>, tournament: Tournament): Promise<Plan | null> {
  if (tournament.plan === null) return null;
  return planOf(tournament, await allStages(reader, tournament.id), tournament.plan.changes);
}

export function tellPlan(writer: Writer, tournament: Tournament, stages: readonly Stage[], now: Date): void {
  const told = planOf(tournament, inOrder(stages), tournament.plan?.changes);
  const { status, currentPlayers, waitingPlayers } = tournament;
  const isKnown = status === 'published' && currentPlayers + waitingPlayers > 0;
  writePlan(writer, tournament, isKnown ? withPlanChange(told, tournament.plan, now) : told);
}

export function retellPlan(writer: Writer, tournament: Tournament, stages: readonly Stage[]): void {
  writePlan(writer, tournament, planOf(tournament, inOrder(stages), tournament.plan?.changes));
}

function writePlan(writer: Writer, tournament: Tournament, plan: Plan | null): void {
  if (!isDeepStrictEqual(plan, tournament.plan)) changeTournament(writer, tournament, { plan });
}
