import '../../lib/older-browsers.ts';
import { drawOwnCard } from '../../features/registrations/public/own/state/first-card-script.ts';
import { beforeScripts } from '../../lib/built-page/first-card.ts';

void beforeScripts(drawOwnCard);
