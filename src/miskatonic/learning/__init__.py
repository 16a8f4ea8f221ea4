"""How nets learn: games of a teacher imitated, then games of their own made better (PPO). numpy alone."""
