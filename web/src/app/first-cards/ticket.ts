import '../../lib/older-browsers.ts';
import { ownPlace, type PlacedIn } from '@copa/domain/play/board/own-rank';
import { drawTicketCard } from '../../features/day/public/ticket/first-card-script.ts';
import { beforeScripts, hasAll } from '../../lib/built-page/first-card.ts';

const BOARD_FIELDS: Readonly<Record<keyof PlacedIn, true>> = {
  stage: true,
  name: true,
  state: true,
  advance: true,
  matches: true,
  rows: true,
  isOver: true,
  takesReports: true,
};

const placeIn = (board: object, number: number) =>
  hasAll<PlacedIn>(board, BOARD_FIELDS) ? ownPlace(board, number) : undefined;

void beforeScripts(() => drawTicketCard(placeIn));
