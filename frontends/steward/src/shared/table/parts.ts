import { styled } from 'styled-components';

/*
 * As cards rows and cells are laid out as no table is, and some browsers would then take them for plain text: the roles say what they
 * are, whatever they look like.
 */

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;
export const TableRow = styled.tr.attrs({ role: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
export const NameCell = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
