import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** How the terminal behaves: one row, id 1. */
@Entity('terminal_setting')
@Check('terminal_setting_one_row', 'id = 1')
export class TerminalSettingEntity {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  /** npm, cnpm, yarn, pnpm, ni or none */
  @Column({ type: 'varchar', length: 10, default: 'pnpm' })
  packageManager!: string;

  /** Finished tasks leave the list by themselves. */
  @Column({ type: 'boolean', default: true })
  automaticCleanupTask!: boolean;

  @Column({ type: 'varchar', length: 5, default: '8000' })
  port!: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updateTime!: Date;
}
