import {
  AlertIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  BrandMark,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  Grid,
  InfoIcon,
  MailIcon,
  MenuIcon,
  PauseIcon,
  PersonIcon,
  PhoneIcon,
  PlayIcon,
  QuestionIcon,
  SearchIcon,
  ShieldIcon,
  Text,
  WarningIcon,
  theme,
} from '@aera/ui';
import { styled } from 'styled-components';
import { Specimen } from './specimen.tsx';

const icons = {
  AlertIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  BrandMark,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  InfoIcon,
  MailIcon,
  MenuIcon,
  PauseIcon,
  PersonIcon,
  PhoneIcon,
  PlayIcon,
  QuestionIcon,
  SearchIcon,
  ShieldIcon,
  WarningIcon,
};

const Cell = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: center;
  padding: ${theme.space[3]} 0;
`;

export const Icons = () => (
  <Specimen title="Icons">
    <Grid minColumn="7.5rem" gap={2}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Cell key={name}>
          <Icon size="1.5rem" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Cell>
      ))}
    </Grid>
  </Specimen>
);
