import { drawTicketCard } from '../../features/day/public/ticket/first-card-script.ts';
import { beforeScripts } from '../../lib/built-page/first-card.ts';

void beforeScripts(drawTicketCard);
