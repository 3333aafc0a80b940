import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { GoodsCategoryView, Refusal } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { useIsPhone } from '../../ui/useIsPhone';
import { categoryName } from './categories';
import { itemValue, refusesItem, type ItemForm } from './place-form';

interface ItemsProps {
  items: readonly ItemForm[];
  categories: readonly GoodsCategoryView[];
  /** Of the chosen channel; shown at the item it names. */
  refusal: Refusal | undefined;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

const cell = { py: '5px', pr: '8px', borderBottom: 1, borderColor: 'divider', fontSize: 14 };
const num = { textAlign: 'right', whiteSpace: 'nowrap', pr: '14px' } as const;

function useCategoryName(categories: readonly GoodsCategoryView[]): (id: string) => string {
  const { locale } = useAppearance();
  return (id) =>
    categoryName(
      categories.find((row) => String(row.id) === id),
      locale,
    );
}

function RefusedMark({ item, refusal }: { item: ItemForm; refusal: Refusal | undefined }) {
  if (!refusal || !refusesItem(refusal, item)) return null;
  return (
    <Box
      component="span"
      role="alert"
      sx={{ flexBasis: '100%', display: 'block', fontSize: 13, pb: '6px', color: 'error.main' }}
    >
      {refusal.text}
    </Box>
  );
}

function ItemsTable({ items, categories, refusal, onEdit, onRemove }: ItemsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(categories);
  const heads = ['category', 'nameZh', 'nameEn', 'quantity', 'price', 'total'] as const;
  return (
    <Box
      component="table"
      aria-label={t('place.item.title')}
      sx={{ width: '100%', mt: 2, borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {heads.map((head, index) => (
            <Box
              component="th"
              scope="col"
              key={head}
              sx={{
                ...cell,
                fontSize: 12.5,
                fontWeight: 600,
                color: 'text.secondary',
                textAlign: 'left',
                ...(index > 2 && num),
              }}
            >
              {t(`place.item.${head}`)}
            </Box>
          ))}
          <Box component="td" sx={{ ...cell, width: 68 }} />
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <Box component="td" sx={cell}>
              {nameOf(item.category_id)}
            </Box>
            <Box component="td" sx={cell}>
              {item.name_zh}
              <RefusedMark item={item} refusal={refusal} />
            </Box>
            <Box component="td" sx={cell}>
              {item.name_en}
            </Box>
            <Box component="td" sx={{ ...cell, ...num }}>
              {item.quantity}
            </Box>
            <Box component="td" sx={{ ...cell, ...num }}>
              {formatMoneyText(item.unit_price)}
            </Box>
            <Box component="td" sx={{ ...cell, ...num, fontWeight: 600 }}>
              {formatMoneyText(itemValue(item))}
            </Box>
            <Box component="td" sx={{ ...cell, pr: 0, whiteSpace: 'nowrap', textAlign: 'right' }}>
              <Tooltip title={t('act.edit')}>
                <IconButton
                  size="small"
                  aria-label={t('place.item.editOne', { name: item.name_zh })}
                  onClick={() => onEdit(index)}
                >
                  <EditOutlined sx={{ fontSize: 17 }} />
                </IconButton>
              </Tooltip>
              <Tooltip title={t('act.delete')}>
                <IconButton
                  size="small"
                  aria-label={t('place.item.remove', { name: item.name_zh })}
                  onClick={() => onRemove(index)}
                >
                  <CloseOutlined sx={{ fontSize: 17 }} />
                </IconButton>
              </Tooltip>
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function ItemsCards({ items, categories, refusal, onEdit, onRemove }: ItemsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(categories);
  const small = { display: 'block', fontSize: 12.5, color: 'text.secondary' };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: '6px', p: 0 }}>
      {items.map((item, index) => (
        <Box
          component="li"
          key={index}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <ButtonBase
            onClick={() => onEdit(index)}
            aria-label={t('place.item.editOne', { name: item.name_zh })}
            sx={{ flex: 1, minWidth: 0, gap: '10px', py: '10px', fontSize: 14.5, textAlign: 'left' }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <b>{item.name_zh}</b>
              <Box
                component="small"
                sx={{ ...small, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {item.name_en} · {nameOf(item.category_id)}
              </Box>
            </Box>
            <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              {formatMoneyText(itemValue(item))}
              <Box component="small" sx={small}>
                {item.quantity} × {formatMoneyText(item.unit_price)}
              </Box>
            </Box>
            <ChevronRightOutlined sx={{ fontSize: 18, color: 'text.secondary' }} aria-hidden />
          </ButtonBase>
          <IconButton
            aria-label={t('place.item.remove', { name: item.name_zh })}
            onClick={() => onRemove(index)}
            sx={{ mr: '-10px' }}
          >
            <CloseOutlined sx={{ fontSize: 17 }} />
          </IconButton>
          <RefusedMark item={item} refusal={refusal} />
        </Box>
      ))}
    </Box>
  );
}

/** What is in a box: a table on laptops, rows to tap on phones. */
export function ItemsList(props: ItemsProps) {
  const phone = useIsPhone();
  return phone ? <ItemsCards {...props} /> : <ItemsTable {...props} />;
}
