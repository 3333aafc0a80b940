import { DEMO_IDS } from '@parcelway/contracts';
import type { DataSource } from 'typeorm';

/**
 * Postcode areas that a lorry reaches without a ferry: Great Britain without the Isle of Wight, Scilly, the islands of the
 * Clyde and the Hebrides, Orkney and Shetland. Northern Ireland, Jersey, Guernsey and the Isle of Man are elsewhere.
 */
const MAINLAND = `
AB AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU
HA HD HG HP HR HU HX IG IP KT KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PE PL PR RG RH RM
S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TS TW UB W WA WC WD WF WN WR WS WV YO
IV1-IV40 IV52-IV54 IV63 KA1-KA26 KA29-KA30 KW1-KW14 PA1-PA19 PA21-PA40 PA80 PH1-PH41 PH49-PH50 PO1-PO29 TR1-TR20 TR26-TR27`;

/** Collects Monday to Friday, cut-off 16:00, 30 days ahead. */
export async function seedDemoServiceArea(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO service_area (id, code, name_zh, name_en, postcodes, weekdays, cut_off, horizon_days, weigh)
     SELECT $1::int, 'GB-MAIN', '英国本土', 'Mainland UK', $2, '[1, 2, 3, 4, 5]', '16:00', 30, $1::int
     WHERE NOT EXISTS (SELECT FROM service_area)`,
    [DEMO_IDS.serviceArea, MAINLAND.trim().split(/\s+/).join('\n')],
  );
  await dataSource.query(
    `SELECT setval(pg_get_serial_sequence('service_area', 'id'), greatest((SELECT max(id) FROM service_area), 1))`,
  );
}
