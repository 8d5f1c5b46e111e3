import type { Named } from './name-likeness.ts';

const unit = (id: string, name: string, tag = ''): Named => ({ id, name, tag });

export const LOBBY: readonly Named[] = [
  unit('fenix', 'Los Fénix', 'FNX'),
  unit('kings', 'Kings BR', 'KBR'),
  unit('aguilas', 'Águilas Negras', 'AGN'),
  unit('lobos', 'Lobos del Sur', 'LDS'),
  unit('rayo', 'Team Rayo 7'),
  unit('leo', 'Leo'),
  unit('nova', 'Nova Esports', 'NVA'),
  unit('titanes', 'Titanes'),
  unit('titanesmx', 'Titanes MX'),
  unit('nandu', 'Ñandúes'),
  unit('tigres', 'Tigres del Norte', 'TDN'),
  unit('four', '4 Ases'),
];

/**
 * The expected reading of each line follows `=>`:
 * `kings 3 5` is the unit, its placement and its kills; `-` is a missing number.
 * `kings no`: the unit did not play.
 * `? rayo - -`: the organiser is asked about the named units; the figures are those of the first option.
 * `x`: the line resembles no name. `x!`: the line resembles no name, but has figures.
 */
export const PASTED_LINES = `
3) Kings 5 => kings 3 5
6 Aguilas 2 => aguilas 6 2
#3 KINGS - 5 kills => kings 3 5
Kings BR 3 5 => kings 3 5
1. Los Fénix 12 => fenix 1 12
1.Los Fenix - 12 bajas => fenix 1 12
#3 LOS FÉNIX (4) => fenix 3 4
🥈 [FNX] Los Fénix 5k => fenix 2 5
2do lugar Los Fénix kills: 8 => fenix 2 8
Los Fénix\t3\t10 => fenix 3 10
Los Fénix;3;10 => fenix 3 10
Los Fénix|3|10 => fenix 3 10
Los Fénix 6 => fenix - 6
Los Fénix => fenix - -
10) lobos del sur 0 => lobos 10 0
4 Team Rayo 7 12 => rayo 4 12
5. Loss Fenixx 3 => fenix 5 3
1. Leo 3 => leo 1 3
1\tKings BR\t5 => kings 1 5
Kings BR\t1\t5 => kings 1 5
Kings BR\t5 => kings - 5
1\tKings BR => kings 1 -
kings br 5 => kings - 5
KINGS BR 5 => kings - 5
KingsBR 5 => kings - 5
Kings_BR 5 => kings - 5
kings.br - 5 => kings - 5
Kings-BR: 5 => kings - 5
Kings BR = 5 => kings - 5
Kings BR → 5 => kings - 5
Kings BR (5) => kings - 5
Kings BR [5] => kings - 5
Kings BR x5 => kings - 5
Kings BR x 5 => kings - 5
Kings BR 5 kills => kings - 5
Kings BR 5 kill => kings - 5
Kings BR 5kills => kings - 5
Kings BR 5k => kings - 5
Kings BR 5 K => kings - 5
Kings BR k:5 => kings - 5
Kings BR kills 5 => kings - 5
Kings BR bajas: 5 => kings - 5
Kings BR 5 bajas => kings - 5
Kings BR 1 baja => kings - 1
Kings BR 5 muertes => kings - 5
Kings BR 5 elims => kings - 5
Kings BR 5 eliminaciones => kings - 5
Kings BR sin bajas => kings - 0
Kings BR cero kills => kings - 0
Kings BR 0 => kings - 0
5 kills Kings BR => kings - 5
Kings5 => kings - 5
Kings BR5 => kings - 5
3Kings => kings 3 -
3.Kings5 => kings 3 5
Kings => kings - -
3 Kings => kings 3 -
3. Kings => kings 3 -
3° Kings 5 => kings 3 5
3º Kings 5 => kings 3 5
3ª Kings 5 => kings 3 5
3er Kings 5 => kings 3 5
3ro Kings 5 => kings 3 5
3er lugar Kings 5 => kings 3 5
3er puesto: Kings 5 => kings 3 5
3er lugar - Kings BR - 5 bajas => kings 3 5
4to Kings 5 => kings 4 5
7mo Kings 5 => kings 7 5
8vo Kings 5 => kings 8 5
9no Kings 5 => kings 9 5
3rd Kings 5 => kings 3 5
1st KINGS 12 kills => kings 1 12
Puesto 3 Kings 5 => kings 3 5
puesto: 3 Kings 5 => kings 3 5
Lugar 3 - Kings - 5 => kings 3 5
Top 3 Kings 5 => kings 3 5
TOP 3: Kings BR (5 kills) => kings 3 5
Pos 3 Kings 5 => kings 3 5
Posición 3: Kings BR, 5 bajas => kings 3 5
Kings BR puesto 3 => kings 3 -
Kings BR, puesto 3, 5 bajas => kings 3 5
Kings BR 5 bajas puesto 3 => kings 3 5
Kings BR 5 kills 3er lugar => kings 3 5
Kings BR - 3er lugar - 5 kills => kings 3 5
Kings BR #3 5 => kings 3 5
#3 Kings => kings 3 -
#3. Kings 5 => kings 3 5
# 3 Kings 5 => kings 3 5
(3) Kings 5 => kings 3 5
[3] Kings 5 => kings 3 5
3] Kings 5 => kings 3 5
3- Kings - 5 => kings 3 5
3 - Kings - 5 => kings 3 5
3 | Kings | 5 => kings 3 5
3: Kings: 5 => kings 3 5
3, Kings BR, 5 => kings 3 5
03 Kings 05 => kings 3 5
• 3 Kings 5 => kings 3 5
- 3. Kings 5 => kings 3 5
* Kings 5 => kings - 5
➡️ 3 Kings 5 => kings 3 5
3️⃣ Kings 5 => kings 3 5
3️⃣ Kings 5️⃣ => kings 3 5
③ Kings ⑤ => kings 3 5
３ Ｋｉｎｇｓ ５ => kings 3 5
🔟 Kings 5 => kings 10 5
🥇 Kings 5 => kings 1 5
🥇Kings BR 5 => kings 1 5
🥉 Kings BR => kings 3 -
Kings 🥉 5 => kings 3 5
🏆 Kings 5 => kings - 5
👑 KINGS BR 👑 5 => kings - 5
3. 🇧🇷 Kings BR 🇧🇷 5 => kings 3 5
3. 🔥Kings🔥 - 5☠️ => kings 3 5
3. Kings BR 💀5 => kings 3 5
3. Kings BR 💀 x5 => kings 3 5
3. 𝓚𝓲𝓷𝓰𝓼 𝓑𝓡 5 => kings 3 5
3. 𝕂𝕚𝕟𝕘𝕤 5 => kings 3 5
3. 𝗞𝗶𝗻𝗴𝘀 𝗕𝗥 5 => kings 3 5
3. 𝙺𝚒𝚗𝚐𝚜 𝟻 => kings 3 5
3. ᴋɪɴɢꜱ ʙʀ 5 => kings 3 5
3. 🅺🅸🅽🅶🆂 🅱🆁 5 => kings 3 5
3. ⓚⓘⓝⓖⓢ 5 => kings 3 5
3. ꧁Kings꧂ 5 => kings 3 5
3. ★彡 Kings BR 彡★ 5 => kings 3 5
3. Kings BR ツ 5 => kings 3 5
3. 亗 Kings 亗 5 => kings 3 5
3. K̶i̶n̶g̶s̶ 5 => kings 3 5
3. KBR Kings 5 => kings 3 5
3. KBR Kings BR 5 => kings 3 5
3. [KBR] Kings BR 5 => kings 3 5
3. Kings BR (KBR) 5 => kings 3 5
3. KBR・Kings BR 5 => kings 3 5
3. MX Kings BR 5 => kings 3 5
3. Team Kings BR 5 => kings 3 5
3. Equipo Kings BR - 5 => kings 3 5
3. Kigns BR 5 => kings 3 5
3. Kinsg BR 5 => kings 3 5
3. Kings B 5 => kings 3 5
Booyah Kings 12 => kings 1 12
Booyah! Kings BR 12 => kings 1 12
Kings BR 12 booyah => kings 1 12
BOOYAH: Kings BR - 12 kills => kings 1 12
Kings BR no jugó => kings no
Kings: no jugaron => kings no
7. Kings no entró => kings no
Kings BR ausente => kings no
No vinieron Kings BR => kings no
Kings BR 5 kills 17 pts => kings - 5
3. Kings BR 5 kills 13 pts => kings 3 5
3. Kings BR 5 (13 puntos) => kings 3 5
3. Kings BR 5 bajas = 13 pts => kings 3 5
2. Águilas 4 => aguilas 2 4
2. ᴀɢᴜɪʟᴀꜱ 4 => aguilas 2 4
2. 🅰🅶🆄🅸🅻🅰🆂 4 => aguilas 2 4
2. 🅐🅖🅤🅘🅛🅐🅢 4 => aguilas 2 4
3. Kings BR 99 kills => kings 3 99
3. Kings BR 100 kills => ? kings - -
60. Kings BR 5 => kings 60 5
61. Kings BR 5 => ? kings - 5
2. Aguilas negras 4 => aguilas 2 4
2. AGUILAS NEGRAS 4 => aguilas 2 4
2. Águilas Negr 4 => aguilas 2 4
2. Aguil 4 => aguilas 2 4
2. Negras 4 => aguilas 2 4
2. Agilas Negras 4 => aguilas 2 4
2. Águilas  Negras    4 => aguilas 2 4
7. Lobos 1 => lobos 7 1
7. Lobos Sur 1 => lobos 7 1
7. Lobos del S 1 => lobos 7 1
7. LDS Lobos 1 => lobos 7 1
1. Águil Neg AGN 5 => aguilas 1 5
2. AGN Águil Neg 5 => aguilas 2 5
3. Nova Gaming 5 => nova 3 5
1 Rayo 7 3 => rayo 1 3
7. Lovos del sur 1 => lobos 7 1
8. Nova 2 => ? nova 8 2
8. Nova Esport 2 => nova 8 2
8. NovaEsports 2 => nova 8 2
8. NVA Nova Esports 2 => nova 8 2
9. Nandues 0 => nandu 9 0
9. Ñandues 0 => nandu 9 0
9. ÑANDÚES 0 => nandu 9 0
9. Ñandu 0 => nandu 9 0
9. Nandúes 0 bajas => nandu 9 0
11. Tigres 3 => tigres 11 3
11. Los Tigres del Norte 3 => tigres 11 3
11. Tigres Norte 3 => tigres 11 3
11. TDN Tigres 3 => tigres 11 3
11. Tigres del nort 3 => tigres 11 3
5. Titanes 2 => titanes 5 2
5. Titanes MX 2 => titanesmx 5 2
5. titanesmx 2 => titanesmx 5 2
12. Leo 0 => leo 12 0
4 Ases 6 => four - 6
1. 4 Ases 6 => four 1 6
Cuatro Ases 6 => x! - 6
Team Rayo 7 => ? rayo - -
4. Team Rayo 7 => ? rayo 4 -
4. Rayo 12 => ? rayo 4 12
Titan 3 => ? titanes,titanesmx - 3
KBR 12 => ? kings - 12
3. FNX 4 => ? fenix 3 4
1. Kings BR 12 5 17 => ? kings 1 12
Kings BR 3 5 8 => ? kings 3 5
Kings 3 kills 5 => ? kings 5 3
4 Kings BR puesto 3 5 kills 9 => ? kings 3 5
3. Kings 153 => ? kings 3 -
3. Kings BR 13 pts => ? kings 3 -
99 Kings 5 => ? kings - 5
3. Kings BR Academy Juvenil 5 => ? kings 3 5
3. King 5 => ? kings 3 5
1. Los del fondo 3 => x! 1 3
Marte 8 => x! - 8
Partida 2 => x! - 2
Resultados de la partida => x
Buena partida a todos => x
---------- => x
🔥🔥🔥 => x
99999999 => x
123 => x
`;
