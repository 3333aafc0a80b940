import { Injectable } from '@nestjs/common';
import type { AdminActed, DomainEvent } from '@parcelway/contracts';
import { adminActed } from '@parcelway/contracts';
import { ReactsToMany } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';

/** What calls without a row in the menu are called. */
const titles: Readonly<Record<string, string>> = {
  'index/login': '登录',
  'ajax/upload': '上传文件',
  'ajax/clearCache': '清理缓存',
  'ajax/changeTerminalConfig': '修改终端设置',
  'routine/adminInfo/edit': '个人资料-编辑',
};

/**
 * $1 rows in their order → admin_log. A log in that worked is its admin's. The title is `<screen>-<act>` by the menu; an act it does
 * not have is `Unknown(<act>)`.
 */
const ADD = `INSERT INTO admin_log (admin_id, username, url, title, data, ip, useragent, request_id, result, create_time)
  SELECT coalesce(row.admin_id, (SELECT id FROM admin WHERE username = row.username AND row.result = 'ok' AND delete_time IS NULL), 0),
    row.username, row.url,
    left(coalesce(row.title, screen.title || '-' || coalesce(button.title, 'Unknown(' || row.act || ')'), 'Unknown(' || row.node || ')'), 100),
    row.data, row.ip, row.useragent, row.request_id, row.result, row.at
  FROM jsonb_to_recordset($1::jsonb) AS row(admin_id bigint, username text, url text, title text, node text, path text, act text, data text,
    ip text, useragent text, request_id text, result text, at timestamptz)
  LEFT JOIN menu AS screen ON lower(screen.name) = lower(row.path)
  LEFT JOIN menu AS button ON lower(button.name) = lower(row.node)
  ORDER BY row.at`;

@Injectable()
export class AdminLogReactions {
  @ReactsToMany(adminActed)
  async note(events: readonly DomainEvent<AdminActed>[], manager: EntityManager): Promise<void> {
    const rows = events.map(({ data, requestId, occurredAt }) => {
      const end = data.node.lastIndexOf('/');
      return {
        ...data,
        title: titles[data.node] ?? null,
        path: data.node.slice(0, Math.max(end, 0)),
        act: data.node.slice(end + 1),
        request_id: (requestId ?? '').slice(0, 60),
        at: occurredAt,
      };
    });
    await manager.query(ADD, [JSON.stringify(rows)]);
  }
}
