import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineFacts } from './machine-facts';
import type { Memory } from './main';
import { median } from './measure';
import { furtherTargets, operations } from './operations';
import type { Operation } from './operations';
import { connectionsFor } from './rounds';
import type { Extent, Run, System } from './rounds';
import { WRITES_PER_SECOND } from './loads/background-writes';

/** Targets are set for these numbers of connections; one alone is for a look. */
const JUDGED_FROM = 16;
const OTHERS_MATTER = 0.05;

export interface Report {
  readonly startedAt: Date;
  readonly extent: Extent;
  readonly facts: MachineFacts;
  readonly runs: readonly Run[];
  readonly idle: Memory;
  /** Highest resident memory at the end of a run with 64 connections, megabytes by process. */
  readonly busy: Readonly<Record<string, number>>;
}

/** Medians over the rounds of one operation at one number of connections. */
interface Row {
  readonly operation: Operation;
  readonly connections: number;
  readonly stack: Figures;
  readonly floor: Figures;
  /** Median of the rounds' own ratios: each compares two runs that were neighbours in time. */
  readonly overFloor: number;
  readonly overQuiet: number | null;
}

type Figures = Pick<Run, 'perSecond' | 'p50' | 'p99' | 'cpuMs' | 'cpuWithEventsMs' | 'postgresMs' | 'errors'>;

/** Shows the report and, with a folder, writes it there as `<date>-<form>.json` and `.md`. */
export function writeReport(report: Report, folder: string | null): void {
  const rows = rowsOf(report.runs, report.extent);
  const text = markdown(report, rows);
  process.stdout.write(`\n${text}\n`);
  if (folder === null) return;
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `${report.startedAt.toISOString().slice(0, 10)}-${report.extent.form}`);
  writeFileSync(`${name}.json`, `${JSON.stringify({ ...report, medians: rows.map(plain) }, null, 2)}\n`);
  writeFileSync(`${name}.md`, `${text}\n`);
  process.stdout.write(`written to ${name}.md and .json\n`);
}

/** What is said of a run while the bench goes on. */
export function progressLine(run: Run): string {
  const { operation, connections, system, round, perSecond, p50, p99, errors, errorTexts } = run;
  const what = `${round} ${operation} c${connections} ${system}`.padEnd(34);
  const figures = `${fixed(perSecond, 0).padStart(6)}/s  p50 ${fixed(p50, 2)}  p99 ${fixed(p99, 2)}  cpu ${fixed(run.cpuMs, 2)}`;
  const faults = [
    errors > 0 ? `${errors} errors: ${errorTexts[0] ?? ''}` : '',
    run.written && run.written.errors > 0 ? `${run.written.errors} writes failed` : '',
    run.ranDry ? 'ran out of bills' : '',
    run.others > OTHERS_MATTER ? `others used ${percent(run.others)}` : '',
  ].filter(Boolean);
  return [`${what}${figures}`, ...faults].join('  ');
}

function rowsOf(runs: readonly Run[], extent: Extent): Row[] {
  const measured = operations.filter(({ name }) => runs.some(({ operation }) => operation === name));
  return measured.flatMap((operation) =>
    connectionsFor(operation, extent).map((count): Row => {
      const of = (system: System, name = operation.name): Run[] =>
        runs.filter((run) => run.operation === name && run.connections === count && run.system === system);
      const quiet = of('stack', 'list');
      return {
        operation,
        connections: count,
        stack: figuresOf(of('stack')),
        floor: figuresOf(of('floor')),
        overFloor: ratioOf(of('stack'), of('floor')),
        overQuiet:
          operation.target.against === 'quiet' && quiet.length > 0 ? ratioOf(of('stack'), quiet) : null,
      };
    }),
  );
}

function figuresOf(runs: readonly Run[]): Figures {
  const middle = (read: (run: Run) => number): number => median(runs.map(read));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    cpuWithEventsMs: middle(({ cpuWithEventsMs }) => cpuWithEventsMs),
    postgresMs: middle(({ postgresMs }) => postgresMs),
    errors: runs.reduce((sum, { errors, written }) => sum + errors + (written?.errors ?? 0), 0),
  };
}

function ratioOf(runs: readonly Run[], others: readonly Run[]): number {
  const pairs = runs.flatMap((run) => {
    const other = others.find(({ round }) => round === run.round);
    return other ? [run.perSecond / other.perSecond] : [];
  });
  return median(pairs);
}

function markdown(report: Report, rows: readonly Row[]): string {
  const { extent, facts, runs, startedAt } = report;
  const disturbed = runs.filter(({ others, endedQuiet }) => others > OTHERS_MATTER || !endedQuiet).length;
  return `# Bench, ${extent.form} form, ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC

${facts.processors} × ${facts.processor}, ${facts.memoryGb} GB · Node ${facts.node} · PostgreSQL ${facts.postgres}, fsync ${facts.fsync}, synchronous_commit ${facts.synchronousCommit}, shared_buffers ${facts.sharedBuffers}${facts.isDataInMemory ? ' · the data lies in memory' : ''}

${extent.rounds} ${extent.rounds === 1 ? 'round' : 'rounds'} of ${extent.measuredMs / 1000} s a run after ${extent.warmUpMs / 1000} s of warm-up, stack and floor in turn; medians of the rounds. 100,000 luggage orders, 20,000 of them of the member who lists and tracks; 1,000 members place and pay. Writes beside the list: ${WRITES_PER_SECOND.place} orders and ${WRITES_PER_SECOND.pay} payments a second. ${disturbed} of ${runs.length} runs had company: something else used more than ${percent(OTHERS_MATTER)} of the machine, or went on doing so afterwards.

${table(rows)}

stack / floor where there are two figures. Ratio: requests/s over the floor's; for the list while written over its own quiet figure, its ratio to the floor in brackets. CPU: processor time a request of gateway, services and NATS, or of the floor, until the answer; "with events" until all that the request set off had happened, PostgreSQL included. The bars hold from ${JUDGED_FROM} connections up.

${furtherTable(report, rows)}

Memory in MB, resident / proportional share while idle, highest resident at 64 connections:

${memoryTable(report)}
`;
}

function table(rows: readonly Row[]): string {
  const head = [
    'Operation',
    'Conn.',
    'Requests/s',
    'Ratio',
    'p50 ms',
    'p99 ms',
    'p99 ÷ p50',
    'CPU ms',
    'PostgreSQL ms',
    'With events ms',
    'Errors',
    'Must',
    'Aim',
  ];
  const lines = rows.map(({ operation, connections, stack, floor, overFloor, overQuiet }) => {
    const { must, aim, against } = operation.target;
    const ratio = against === 'quiet' ? overQuiet : overFloor;
    const both = (read: (figures: Figures) => number, digits: number): string =>
      `${fixed(read(stack), digits)} / ${fixed(read(floor), digits)}`;
    const isJudged = connections >= JUDGED_FROM && ratio !== null;
    return [
      operation.title,
      String(connections),
      both(({ perSecond }) => perSecond, 0),
      against === 'quiet'
        ? `${ratio === null ? '–' : fixed(ratio, 2)} (${fixed(overFloor, 2)})`
        : fixed(overFloor, 2),
      both(({ p50 }) => p50, 2),
      both(({ p99 }) => p99, 2),
      both(({ p50, p99 }) => p99 / p50, 1),
      both(({ cpuMs }) => cpuMs, 2),
      both(({ postgresMs }) => postgresMs, 2),
      both(({ cpuWithEventsMs }) => cpuWithEventsMs, 2),
      `${stack.errors} / ${floor.errors}`,
      isJudged ? `${must.toFixed(2)} ${verdict(ratio >= must)}` : '–',
      isJudged && aim !== null ? `${aim.toFixed(2)} ${verdict(ratio >= aim)}` : '–',
    ];
  });
  return markdownTable(head, lines);
}

function furtherTable({ idle, busy }: Report, rows: readonly Row[]): string {
  const { p99OverP50, gatewayMb, serviceMb, idleStackMb, idleTrackP50Ms } = furtherTargets;
  const atMost = (
    what: string,
    value: number | undefined,
    { must, aim }: { must: number; aim?: number },
    digits: number,
  ): string[] => {
    if (value === undefined || Number.isNaN(value)) return [what, '–', String(must), String(aim ?? '–')];
    return [
      what,
      fixed(value, digits),
      `${must} ${verdict(value <= must)}`,
      aim === undefined ? '–' : `${aim} ${verdict(value <= aim)}`,
    ];
  };
  const services = Object.entries(busy).filter(([name]) => name !== 'gateway');
  const spread = rows.filter(({ connections }) => connections === p99OverP50.connections);
  const errors = rows
    .filter(({ connections }) => connections === 64)
    .reduce((sum, { stack }) => sum + stack.errors, 0);
  const alone = rows.find(({ operation, connections }) => operation.name === 'track' && connections === 1);
  return markdownTable(
    ['Also', 'Measured', 'Must, at most', 'Aim, at most'],
    [
      ...spread.map(({ operation, stack }) =>
        atMost(`p99 ÷ p50 at c16: ${operation.title}`, stack.p99 / stack.p50, p99OverP50, 2),
      ),
      atMost('Errors at c64', errors, { must: 0, aim: 0 }, 0),
      atMost('Track p50 at c1, ms', alone?.stack.p50, idleTrackP50Ms, 2),
      atMost('Gateway at c64, MB', busy['gateway'], gatewayMb, 0),
      atMost(
        'Largest service at c64, MB',
        services.length > 0 ? Math.max(...services.map(([, megabytes]) => megabytes)) : undefined,
        serviceMb,
        0,
      ),
      atMost('Gateway, services and launcher idle, MB', total(idle.resident), idleStackMb, 0),
    ],
  );
}

function memoryTable({ idle, busy }: Report): string {
  const lines = Object.keys(idle.resident).map((name) => [
    name,
    fixed(idle.resident[name] ?? NaN, 0),
    fixed(idle.share[name] ?? NaN, 0),
    busy[name] === undefined ? '–' : fixed(busy[name], 0),
  ]);
  const sum = ['together', fixed(total(idle.resident), 0), fixed(total(idle.share), 0), '–'];
  return markdownTable(['Process', 'Idle resident', 'Idle share', 'Busy resident'], [...lines, sum]);
}

function markdownTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n');
}

function plain({ operation, ...figures }: Row): object {
  return { operation: operation.name, target: operation.target, ...figures };
}

function total(megabytes: Readonly<Record<string, number>>): number {
  return Object.values(megabytes).reduce((sum, value) => sum + value, 0);
}

function verdict(isReached: boolean): string {
  return isReached ? 'ok' : 'missed';
}

function fixed(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
