import { Injectable } from '@nestjs/common';
import type { CallContext, ResourceRow } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { dataRecycleLogResource, sensitiveDataLogResource } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';
import { ResourcePages } from './resource-pages';

/** One row of the recycle bin or the sensitive log, opened. */
@Injectable()
export class CaughtRowDetails {
  constructor(private readonly pages: ResourcePages) {}

  /** `data` is the deleted row, columns that hold JSON decoded. Errors: crud.not_found. */
  async deletedRow(id: unknown, context: CallContext): Promise<ResourceRow> {
    const row = await this.pages.one(dataRecycleLogResource, idIn(id), context);
    return { ...row, data: decoded(row['data']) };
  }

  /** Errors: crud.not_found. */
  changedField(id: unknown, context: CallContext): Promise<ResourceRow> {
    return this.pages.one(sensitiveDataLogResource, idIn(id), context);
  }
}

function idIn(given: unknown): number {
  const [id] = idsOf({ id: given });
  if (id === undefined) throw new DomainError('crud.not_found');
  return id;
}

function decoded(data: unknown): unknown {
  const row = jsonIn(data);
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonIn(value)]));
}

/** A text that holds a list or an object, as what it holds; anything else as it is. */
function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
