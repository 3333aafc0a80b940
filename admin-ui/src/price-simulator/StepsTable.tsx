import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PriceStep, SimulatedQuote } from '@parcelway/contracts';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { RuleLink } from './RuleLink';

/** A calculation from the boxes to the total, each step with the row that gave its figures. */
export function StepsTable({ quote }: { quote: SimulatedQuote }) {
  const translate = useTranslate();
  const sections = [...new Set(quote.steps.map(({ section }) => section))];
  return (
    <TableContainer tabIndex={0} aria-label={translate('simulator.steps')} role="region">
      <Table size="small">
        <TableHead>
          <TableRow>
            {['step', 'formula', 'rule'].map((name) => (
              <TableCell key={name}>{translate(`simulator.${name}`)}</TableCell>
            ))}
            <TableCell align="right">{translate('simulator.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sections.map((section) => (
            <Fragment key={section}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  colSpan={4}
                  sx={{ fontWeight: 600, bgcolor: 'action.hover' }}
                >
                  {section}
                </TableCell>
              </TableRow>
              {quote.steps
                .filter((step) => step.section === section)
                .map((step, index) => (
                  <StepRow key={index} step={step} />
                ))}
            </Fragment>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
              {translate('simulator.total')}
            </TableCell>
            <TableCell colSpan={2}>{translate('simulator.rounding')}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 700 }}>
              {quote.order_total_amount} {quote.currency}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function StepRow({ step }: { step: PriceStep }) {
  return (
    <TableRow>
      <TableCell>{step.step}</TableCell>
      <TableCell sx={{ fontFamily: 'monospace' }}>{step.formula}</TableCell>
      <TableCell>{step.rule && <RuleLink rule={step.rule} />}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {step.result}
      </TableCell>
    </TableRow>
  );
}
